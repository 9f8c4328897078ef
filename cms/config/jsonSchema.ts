import { z } from 'zod';
import { ALONE, type ParseContext } from '../../plugins/content-endpoint/collections/context';
import type { FieldKind } from '../../plugins/content-endpoint/collections/kinds/fieldKind';
import type { Country } from '../../src/domain/country';

/** The JSON Schema of a file, with additions from the loader's schema. */
export interface FieldSchema extends FieldKind {
  readonly type?: 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object';
  readonly properties?: Readonly<Record<string, FieldSchema>>;
  readonly required?: readonly string[];
  readonly items?: FieldSchema;
  readonly oneOf?: readonly FieldSchema[];
  readonly enum?: readonly string[];
  readonly const?: string;
  readonly default?: unknown;
  readonly pattern?: string;
  /** The loader's message if the pattern does not match. */
  readonly patternMessage?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly minItems?: number;
}

/** Schemas are only inspected here, so these files are never read. */
export const contextFor = (country: Country): ParseContext => ({
  country,
  files: {
    fileFault: async () => undefined,
    pictureSize: async () => ({ kind: 'err', fault: 'is not looked for' }),
  },
  ...ALONE,
});

/** The loader's own schema of a file's input, before parsing. */
export const jsonSchema = (schema: z.ZodType): FieldSchema =>
  z.toJSONSchema(schema, {
    io: 'input',
    reused: 'inline',
    override: ({ zodSchema, jsonSchema }) => {
      const message = messageOf(zodSchema);
      if (jsonSchema.pattern && message) Object.assign(jsonSchema, { patternMessage: message });
    },
  }) as FieldSchema;

/** The message of the pattern's check, which is the schema itself (a date) or one of its checks. */
function messageOf({ _zod: { def } }: z.core.$ZodType): string | undefined {
  const own = def as z.core.$ZodTypeDef & { readonly format?: string };
  const check = own.format
    ? own
    : (def.checks ?? [])
        .map(({ _zod }) => _zod.def as { format?: string; error?: unknown })
        .find(({ format }) => format);
  const error = check?.error as ((issue: unknown) => unknown) | undefined;
  const message = error?.({ input: '' });
  return typeof message === 'string' ? message : undefined;
}
