const listeners = new Set<() => void>();
let isAsked = false;

function set(next: boolean): void {
  isAsked = next;
  for (const listener of listeners) listener();
}

/** Whether the visitor wants to see what they chose, and to change it. */
export const choices = {
  isAsked: () => isAsked,
  ask: () => set(true),
  done: () => set(false),
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
