import { defineConfig, mergeConfig } from "vitest/config";
import page from "./vite.config.ts";

export default mergeConfig(
  page,
  defineConfig({
    resolve: { conditions: ["browser"] },
    // Files share one environment, which is dear to make; each leaves it as it was.
    test: {
      environment: "jsdom",
      isolate: false,
      include: ["tests/**/*.test.ts"],
      setupFiles: ["tests/setup.ts"],
      // Whole games are followed move by move, also on a machine that does much else.
      testTimeout: 20_000,
    },
  }),
);
