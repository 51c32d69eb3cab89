// Serves the style guide while working; it is no part of what is built.
import { defineConfig } from "vite";
import solid from "vite-plugin-solid";

export default defineConfig({
  plugins: [solid()],
  // Named, since the scan for them does not read Solid's JSX.
  optimizeDeps: {
    noDiscovery: true,
    include: ["canvas-confetti", "zzfx"],
  },
});
