// Puts a packed twin beside each built file that gets smaller by it: the server hands out what a browser can unpack.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

/** Fonts are packed already, and pages are put together when they are asked for. */
const PACKABLE = /\.(css|js|json|svg|webmanifest)$/;
/** What fits into one packet anyway. */
const SMALL = 1024;

/** Browsers ask for `br` over HTTPS alone, for `gzip` everywhere. */
export function compressed(): Plugin {
  let out = "";
  return {
    name: "compressed",
    apply: "build",
    configResolved(config) {
      out = config.build.outDir;
    },
    closeBundle() {
      for (const name of readdirSync(out, { recursive: true, encoding: "utf8" })) {
        if (PACKABLE.test(name)) pack(join(out, name));
      }
    },
  };
}

function pack(file: string): void {
  const content = readFileSync(file);
  if (content.length < SMALL) return;
  writeFileSync(`${file}.gz`, gzipSync(content, { level: constants.Z_BEST_COMPRESSION }));
  writeFileSync(`${file}.br`, brotliCompressSync(content));
}
