/** A record as received. */
export type HeldRecord = Readonly<Record<string, unknown>> & { readonly objectID: string };

export type HeldSettings = Readonly<Record<string, unknown>>;

interface HeldIndex {
  settings: HeldSettings;
  records: Map<string, HeldRecord>;
}

/** Indexes by name, and the service's operations on them. Replicas share the records of their index. */
export interface HeldIndexes {
  readonly names: () => readonly string[];
  readonly settings: (name: string) => HeldSettings | undefined;
  readonly records: (name: string) => readonly HeldRecord[] | undefined;
  readonly setSettings: (name: string, settings: HeldSettings, toReplicas: boolean) => void;
  readonly add: (name: string, records: readonly HeldRecord[]) => void;
  readonly copySettings: (from: string, to: string) => void;
  /** Replaces the records of one index by those of another. Replicas stay with their index. */
  readonly move: (from: string, to: string) => void;
  readonly remove: (name: string) => void;
}

export const heldIndexes = (): HeldIndexes => {
  const indexes = new Map<string, HeldIndex>();
  const made = (name: string): HeldIndex => {
    const index = indexes.get(name) ?? { settings: {}, records: new Map() };
    indexes.set(name, index);
    return index;
  };
  const replicasOf = ({ settings }: HeldIndex) => (settings.replicas ?? []) as readonly string[];
  const primaryOf = (name: string): HeldIndex | undefined =>
    [...indexes.values()].find((index) => replicasOf(index).includes(name)) ?? indexes.get(name);
  const { replicas: _, ...none }: HeldSettings = {};

  return {
    names: () => [...indexes.keys()],
    settings: (name) => indexes.get(name)?.settings,
    records: (name) => (indexes.has(name) ? [...(primaryOf(name)?.records.values() ?? [])] : undefined),
    setSettings: (name, settings, toReplicas) => {
      const index = made(name);
      index.settings = { ...index.settings, ...settings };
      const { replicas: _replicas, ...shared } = settings;
      for (const replica of replicasOf(index)) {
        const own = made(replica);
        if (toReplicas) own.settings = { ...own.settings, ...shared };
      }
    },
    add: (name, records) => {
      const index = made(name);
      for (const record of records) index.records.set(record.objectID, record);
    },
    copySettings: (from, to) => {
      const { replicas: _replicas, ...settings } = indexes.get(from)?.settings ?? none;
      made(to).settings = settings;
    },
    move: (from, to) => {
      const moved = made(from);
      const { replicas } = made(to).settings;
      indexes.set(to, { ...moved, settings: { ...moved.settings, ...(replicas ? { replicas } : {}) } });
      indexes.delete(from);
    },
    remove: (name) => {
      indexes.delete(name);
    },
  };
};
