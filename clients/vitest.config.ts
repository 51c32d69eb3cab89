// Runs the client tests that need no browser; what needs one is tested end to end.
import solid from "vite-plugin-solid";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [solid()],
  test: {
    environment: "node",
    include: ["{shared,tv,phone}/**/*.test.{ts,tsx}"],
    passWithNoTests: true,
  },
});
