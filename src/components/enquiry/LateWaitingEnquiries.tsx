import { type ComponentType, useEffect, useState } from 'react';
import { mayWait } from '../../device/mayWait';

const WHILE_MS = 30_000;

/** Loads the script that sends waiting enquiries, once something may wait. Every page has this component. */
export function LateWaitingEnquiries() {
  const [Waiting, setWaiting] = useState<ComponentType>();
  useEffect(() => {
    const load = () => {
      if (!mayWait.read()) return;
      import('./WaitingEnquiries').then(
        ({ WaitingEnquiries }) => setWaiting(() => WaitingEnquiries),
        // Without a connection the script cannot load. It is requested again when the connection is back.
        () => undefined,
      );
    };
    load();
    // A form waits for a moment while it is sent. Only an enquiry that waits longer needs the script.
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = mayWait.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(load, WHILE_MS);
    });
    window.addEventListener('online', load);
    return () => {
      stop();
      clearTimeout(timer);
      window.removeEventListener('online', load);
    };
  }, []);
  return Waiting ? <Waiting /> : null;
}
