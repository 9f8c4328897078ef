/** Work in a place that nobody else does meanwhile. */
export interface Claimed {
  readonly kind: 'claimed';
  /** A child process also works here: the claim holds until both have ended. */
  readonly share: (pid: number) => void;
  readonly release: () => void;
}

/** Who is at work: `process 4711 on web1, since 2026-11-28T10:02:11.000Z`. */
export interface Taken {
  readonly kind: 'taken';
  readonly words: string;
}

export function claim(
  folder: string,
  options?: { readonly waitMs?: number; readonly onWait?: (words: string) => void },
): Promise<Claimed | Taken>;

/** Where the work in a folder of the project is claimed: not within what the work deletes. */
export function claimsOf(work: string, folder?: string): string;
