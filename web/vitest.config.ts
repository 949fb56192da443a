import { defineConfig, mergeConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import base from "./vite.config.ts";

const ALL = ["tests/**/*.test.{ts,tsx}"];
const MOCKING = ["tests/motion/player.test.ts", "tests/cluster/redrawn.test.tsx"];

/** Always the same order, whatever took long the last time: files that share modules could tell. */
class ByName extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((one, other) => one.moduleId.localeCompare(other.moduleId));
  }
}

// Files that put modules of their own in the place of ours have these for themselves. All others share them, one file
// after the other: to load them anew for each file takes three times as long as the tests.
export default mergeConfig(
  base,
  defineConfig({
    test: {
      environment: "happy-dom",
      testTimeout: 600_000,
      setupFiles: ["tests/clean.ts"],
      maxWorkers: 1,
      sequence: { sequencer: ByName },
      projects: [
        { extends: true, test: { name: "together", include: ALL, exclude: MOCKING, isolate: false } },
        { extends: true, test: { name: "alone", include: MOCKING } },
      ],
    },
  }),
);
