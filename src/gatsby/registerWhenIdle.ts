import { whenIdle } from '../components/ui/later/whenIdle';

/** What the pages say to the service worker: a script of its own, which comes once the page rests. */
type WorkerTalk = typeof import('./workerTalk');

let talk: Promise<WorkerTalk | undefined> | undefined;

/**
 * Registers the service worker once the page is loaded and rests: it must not take time or bytes from the page.
 * Where the script does not come, the site goes on without a worker, as it does in a browser that has none.
 */
export function registerWhenIdle(): void {
  const register = () => {
    talk = import(/* webpackChunkName: "offline" */ './workerTalk').catch(() => undefined);
    void talk.then((loaded) => loaded?.register());
  };
  whenIdle(register);
}

/** Does something once the script is there; nothing where no worker is to be registered. */
export const withWorker = (job: (talk: WorkerTalk) => void): void =>
  void talk?.then((loaded) => loaded && job(loaded));
