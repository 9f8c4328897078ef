import type { GitError } from './git';

/** What became of a change beyond its files, which are written in any case. */
export interface Outcome {
  /**
   * `kept` here, and nothing more is to happen; `sent` to the git host; `waiting`: it is sent later by itself; `refused`: somebody
   * has to mend something first.
   */
  readonly state: 'kept' | 'sent' | 'waiting' | 'refused';
  /** For staff: what that means, and who can mend it. */
  readonly words: string;
  /** What somebody else has changed at the same time, and what became of it. */
  readonly note?: string;
}

export const KEPT: Outcome = { state: 'kept', words: 'Saved.' };
export const SENT: Outcome = {
  state: 'sent',
  words: 'Saved and sent. The site shows it after its next build.',
};
export const SENDING: Outcome = {
  state: 'waiting',
  words: 'Saved here. It’s still on its way to the git host; you don’t need to do anything.',
};

const MENDER = 'whoever looks after the site’s server';

export const refused = (why: string): Outcome => ({
  state: 'refused',
  words: `Saved here, but not sent: ${why}`,
});

/** What Git says, by what it means for staff. The first that fits counts. */
const MEANINGS: readonly (readonly [said: RegExp, outcome: (said: string) => Outcome])[] = [
  [
    /Authentication failed|Permission denied|could not read (Username|Password)|returned error: 40[13]|Host key verification/i,
    () => refused(`the git host doesn’t accept this server’s key or password. Ask ${MENDER} to renew it.`),
  ],
  [
    /does not appear to be a git repository|repository .*not found|returned error: 404/i,
    () =>
      refused(
        `there is no such repository at the git host. Ask ${MENDER} to check the address of the remote.`,
      ),
  ],
  [
    /\[remote rejected\]|hook declined|protected branch/i,
    (said) => refused(`the git host says “${remoteWords(said)}”. Ask ${MENDER} to change that.`),
  ],
  [
    /would be overwritten|not uptodate|Could not reset|Entry .* not/i,
    (said) =>
      refused(
        `somebody has changed files in the server’s folder by hand (${lastLine(said)}). Ask ${MENDER} to commit or undo that.`,
      ),
  ],
  // Others push all the time.
  [/\[rejected\]|non-fast-forward/, () => SENDING],
  [
    /resolve host|Connection |timed out|Failed to connect|unreachable|hung up|early EOF|returned error: (429|5\d\d)|unexpected disconnect/i,
    () => away(),
  ],
];

const away = (): Outcome => ({
  state: 'waiting',
  words:
    'Saved here. The git host doesn’t answer, so it’s sent as soon as it does; you don’t need to do anything.',
});

/** What a failed push means. */
export const outcomeOfPush = ({ message, hasTimedOut }: GitError): Outcome =>
  hasTimedOut
    ? away()
    : (MEANINGS.find(([said]) => said.test(message))?.[1](message) ??
      refused(`Git says “${lastLine(message)}”. Ask ${MENDER} to have a look.`));

/** What a commit that Git did not take means. It is tried again before the next one, and from time to time. */
export const outcomeOfCommit = ({ message, hasTimedOut }: GitError): Outcome =>
  /\.lock': File exists/.test(message)
    ? {
        state: 'waiting',
        words:
          'Saved here. Another Git is at work in the server’s folder, so it’s recorded a little later; you don’t need to do anything.',
      }
    : refused(
        hasTimedOut
          ? `Git took too long to record it. Ask ${MENDER} to look at the repository’s hooks.`
          : /during a merge|unmerged|rebase/i.test(message)
            ? `somebody is in the middle of a merge in the server’s folder. Ask ${MENDER} to finish it, or to undo it with git merge --abort.`
            : `Git could not record it (${lastLine(message)}). Ask ${MENDER} to have a look.`,
      );

const lastLine = (text: string): string =>
  text
    .trim()
    .split('\n')
    .at(-1)
    ?.replace(/^(fatal|error): /, '') ?? '';

/** What the git host said for people; without anything, Git's last line. */
function remoteWords(said: string): string {
  const lines = [...said.matchAll(/^remote: (.*\S)/gm)].map(([, line]) => line);
  return lines.length > 0 ? lines.join(' ').slice(0, 300) : lastLine(said);
}
