// Builds one page per run, the TV's table or the phone's hand, into the folder the server serves it from.
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import solid from "vite-plugin-solid";
import { isPlayed } from "./chunks.ts";
import { compressed } from "./compressed.ts";

const PAGES = ["tv", "phone"];

function folder(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}

export default defineConfig(({ mode }) => {
  if (!PAGES.includes(mode)) {
    throw new Error(`There is no page "${mode}": build with --mode ${PAGES.join(" or --mode ")}.`);
  }
  return {
    root: folder(mode),
    base: `/static/${mode}/`,
    plugins: [solid(), compressed()],
    build: {
      outDir: folder(`../server/web/${mode}`),
      emptyOutDir: true,
      // Which file needs which: what `scripts/page_sizes.py` adds up.
      manifest: true,
      // The oldest television we promise to run on; lowers syntax only, the APIs are for the types to guard.
      target: "chrome68",
      cssTarget: "chrome68",
      // A screen shows all games of an evening on one stage; a phone's door waits for no table's looks.
      cssCodeSplit: mode === "phone",
      modulePreload: false,
      rolldownOptions: {
        output: {
          codeSplitting: {
            // What is needed at once, and what several later parts share: each one file, where the default is dozens.
            groups: [
              { name: "index", tags: ["$initial"], priority: 3 },
              { name: (id, graph) => (isPlayed(id, graph) ? "play" : null), minShareCount: 2, priority: 2 },
              { name: "calm", minShareCount: 2, priority: 1 },
            ],
          },
        },
      },
      sourcemap: false,
      // The pages are served under a policy that allows nothing inline and no data addresses.
      assetsInlineLimit: 0,
    },
  };
});
