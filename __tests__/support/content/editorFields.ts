import { type GraphQLObjectType, getNamedType, isObjectType, isUnionType } from 'graphql';
import { type CmsConfig, cmsConfig } from '../../../cms/config/cmsConfig';
import type { DecapField } from '../../../cms/config/decapField';
import { australia } from '../../../support/australia';
import { contract } from './contractFields';

/** The entries of the contract's `Query`, and the form of the editor in which staff write them. */
const FORMS: Readonly<Record<string, string>> = {
  site: 'settings/site',
  navigation: 'settings/navigation',
  finance: 'settings/finance',
  filters: 'settings/filters',
  pages: 'pages',
  vehicles: 'vehicles',
  brandSpecials: 'brand-specials',
  dealerSpecials: 'dealer-specials',
  posts: 'posts',
  team: 'team',
  locations: 'locations',
  assurances: 'assurances',
};

/** Names that differ: what the editor calls a field, and what the contract calls it. */
const CALLED: Readonly<Record<string, string>> = { body: 'html', terms: 'termsHtml' };

interface EditorFields {
  /** Fields of the contract that staff can fill in: `Vehicle.brochureUrl`. */
  readonly offered: ReadonlySet<string>;
  /** Fields of forms that no field of the contract has the name of: `SpecialsBlock.kind`. */
  readonly strangers: ReadonlySet<string>;
}

/** Compares the forms of the content editor with the contract, level by level. */
export function editorFields(): EditorFields {
  const config = cmsConfig({
    country: australia,
    backend: { name: 'proxy' },
    siteUrl: 'http://site.example',
    nextSpecialId: 7,
  });
  const offered = new Set<string>();
  const strangers = new Set<string>();
  const compare = (type: GraphQLObjectType, forms: readonly DecapField[]): void => {
    const fields = type.getFields();
    for (const form of forms) {
      const field = fields[CALLED[form.name] ?? form.name];
      if (!field) {
        strangers.add(`${type.name}.${form.name}`);
        continue;
      }
      offered.add(`${type.name}.${field.name}`);
      const held = getNamedType(field.type);
      // Items of one type may have a form for each value of one of their fields, such as filters for each field of the stock.
      if (isObjectType(held))
        for (const { fields = [] } of form.types ?? [form]) {
          if (form.typeKey) offered.add(`${held.name}.${form.typeKey}`);
          compare(held, fields);
        }
      if (isUnionType(held))
        for (const member of form.types ?? []) {
          const name = `${member.name.charAt(0).toUpperCase()}${member.name.slice(1)}Block`;
          const block = held.getTypes().find((one) => one.name === name);
          if (block) compare(block, member.fields ?? []);
          else strangers.add(name);
        }
    }
  };
  const entries = contract.getQueryType()?.getFields() ?? {};
  for (const [entry, form] of Object.entries(FORMS)) {
    const type = entries[entry] && getNamedType(entries[entry].type);
    if (!isObjectType(type)) throw new Error(`The contract has no ${entry}.`);
    compare(type, fieldsOfForm(config, form));
  }
  return { offered, strangers };
}

function fieldsOfForm({ collections }: CmsConfig, form: string): readonly DecapField[] {
  const [name, file] = form.split('/');
  const collection = collections.find((one) => one.name === name);
  const fields = file ? collection?.files?.find((one) => one.name === file)?.fields : collection?.fields;
  if (!fields) throw new Error(`The editor has no form ${form}.`);
  return fields;
}
