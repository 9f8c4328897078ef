import { ok, type Result } from '../../../../domain/result';
import type { IndexFault } from '../indexFault';
import { combine, type Filter, not } from './filter';
import { type FilterToken, filterTokens } from './filterTokens';
import { requestFault } from './requestFault';

type Parsed = Result<Filter, IndexFault>;

/** Deeper than any page nests filters. The limit protects the stack. */
const DEEPEST = 64;

/**
 * The text of `filters`: `(make:Toyota OR make:"Land Rover") AND NOT price > 30000 AND year:2018 TO 2022`.
 * NOT binds closest, then AND, then OR. Empty text is no filter (`null`); a text that cannot be parsed is a `request` fault.
 */
export const parseFilters = (text: string): Result<Filter | null, IndexFault> => {
  const tokens = filterTokens(text);
  if (tokens.kind === 'err') return tokens;
  if (tokens.value.length === 0) return ok(null);
  return new FilterParser(tokens.value, text).all();
};

class FilterParser {
  private at = 0;
  private depth = 0;

  constructor(
    private readonly tokens: readonly FilterToken[],
    private readonly source: string,
  ) {}

  all(): Parsed {
    const filter = this.either();
    if (filter.kind === 'ok' && this.at < this.tokens.length) return this.fault();
    return filter;
  }

  private either(): Parsed {
    return this.chain('OR', 'or', () => this.chain('AND', 'and', () => this.negated()));
  }

  private chain(keyword: 'AND' | 'OR', kind: 'and' | 'or', next: () => Parsed): Parsed {
    const filters: Filter[] = [];
    do {
      const filter = next();
      if (filter.kind === 'err') return filter;
      filters.push(filter.value);
    } while (this.take(keyword));
    return ok(combine(kind, filters));
  }

  private negated(): Parsed {
    let opposite = false;
    while (this.take('NOT')) opposite = !opposite;
    const filter = this.take('open') ? this.group() : this.condition();
    return filter.kind === 'ok' && opposite ? ok(not(filter.value)) : filter;
  }

  private group(): Parsed {
    if (++this.depth > DEEPEST) return requestFault('The filter is nested too deeply.');
    const filter = this.either();
    this.depth--;
    if (filter.kind === 'err') return filter;
    return this.take('close') ? filter : this.fault();
  }

  private condition(): Parsed {
    const attribute = this.text();
    if (attribute === null) return this.fault();
    const sign = this.tokens[this.at++];
    if (sign?.kind === 'operator') {
      const number = this.number();
      return number === null
        ? this.fault()
        : ok({ kind: 'compare', attribute, operator: sign.operator, number });
    }
    return sign?.kind === 'colon' ? this.value(attribute) : this.fault();
  }

  private value(attribute: string): Parsed {
    if (this.tokens[this.at + 1]?.kind === 'TO') {
      const min = this.number();
      this.at++;
      const max = this.number();
      return min === null || max === null ? this.fault() : ok({ kind: 'between', attribute, min, max });
    }
    const value = this.text();
    return value === null ? this.fault() : ok({ kind: 'value', attribute, value });
  }

  private text(): string | null {
    const token = this.tokens[this.at];
    if (token?.kind !== 'text') return null;
    this.at++;
    return token.text;
  }

  private number(): number | null {
    const text = this.text();
    return text === null || text.trim() === '' || !Number.isFinite(Number(text)) ? null : Number(text);
  }

  private take(kind: FilterToken['kind']): boolean {
    if (this.tokens[this.at]?.kind !== kind) return false;
    this.at++;
    return true;
  }

  private fault(): Parsed {
    return requestFault(`The filter “${this.source}” cannot be read.`);
  }
}
