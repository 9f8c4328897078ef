import { type Fault, faultLine } from '../../src/domain/fault';

/** One message with all faults, one a line, ordered by file. */
export function describeContentFaults(faults: readonly Fault[]): string {
  const lines = faults.map(faultLine).sort();
  const title = lines.length === 1 ? 'The content has a fault:' : `The content has ${lines.length} faults:`;
  return [
    title,
    ...lines.map((line) => `  ${line}`),
    'plugins/content-endpoint/FORMAT.md shows how each file is written.',
  ].join('\n');
}
