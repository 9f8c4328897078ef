import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

export interface LayerViolation {
  /** The rule of `.dependency-cruiser.cjs`. */
  readonly rule: string;
  readonly from: string;
  readonly to: string;
}

interface CruiseResult {
  readonly summary: {
    readonly violations: readonly {
      readonly rule: { readonly name: string };
      readonly from: string;
      readonly to: string;
    }[];
  };
}

const CLI = resolve('node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
const CONFIG = resolve('.dependency-cruiser.cjs');

/** Every import in a project’s site and tools that breaks a rule of this one. */
export function layerViolations(project: string): readonly LayerViolation[] {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      CLI,
      '--config',
      CONFIG,
      '--output-type',
      'json',
      'src',
      'templates',
      'generate',
      'enquiries',
      'functions',
      'plugins',
      'cms',
      'bench',
      'scripts',
      'support',
    ],
    { cwd: project, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 },
  );
  if (!stdout.startsWith('{')) throw new Error(`The imports could not be read:\n${stderr}`);
  const { summary } = JSON.parse(stdout) as CruiseResult;
  return summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }));
}
