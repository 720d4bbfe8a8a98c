import { resolve } from 'node:path';
import ts from 'typescript';
import type { Deleted, Described } from './described.ts';

const file = resolve(import.meta.dirname, 'described.ts');

/** Checks JSON against the types of Stripe's SDK, and returns the mismatches, each with its path. */
export interface SdkTypes {
  /** The mismatches of an answer or an event: an object, a deleted one or a list of them. */
  misfits(answer: unknown): string[];
}

let opened: SdkTypes | undefined;

/** Reads the types of the SDK, which takes a few seconds, once for all callers. */
export function sdkTypes(): SdkTypes {
  opened ??= open();
  return opened;
}

function open(): SdkTypes {
  const program = ts.createProgram([file], {
    strict: true,
    noEmit: true,
    module: ts.ModuleKind.NodeNext,
    target: ts.ScriptTarget.ES2024,
    types: ['node'],
  });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  const objects = described<Described>('Described');
  const deleted = described<Deleted>('Deleted');

  /** The objects of an interface of described.ts, by their names. */
  function described<Interface>(name: string): Map<keyof Interface | string, ts.Symbol> {
    const symbol = module?.exports?.get(ts.escapeLeadingUnderscores(name));
    if (!symbol) throw new Error(`described.ts exports no ${name}.`);
    return propertiesOf(checker.getDeclaredTypeOfSymbol(symbol));
  }

  function propertiesOf(type: ts.Type): Map<string, ts.Symbol> {
    return new Map(checker.getPropertiesOfType(type).map((symbol) => [symbol.name, symbol]));
  }

  function check(type: ts.Type, value: unknown, path: string): string[] {
    if (type.flags & ts.TypeFlags.Any) return [];
    if (type.isUnion()) return checkUnion(type.types, value, path);
    if (isDecimal(type)) return typeof value === 'string' ? [] : [`${path}: a decimal is written as text`];
    if (type.isStringLiteral() || type.isNumberLiteral()) {
      return value === type.value ? [] : [`${path}: ${JSON.stringify(value)} is not ${type.value}`];
    }
    if (type.flags & ts.TypeFlags.BooleanLiteral) {
      return String(value) === checker.typeToString(type)
        ? []
        : [`${path}: not ${checker.typeToString(type)}`];
    }
    if (type.flags & ts.TypeFlags.Null) return value === null ? [] : [`${path}: not null`];
    if (type.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Void)) return [`${path}: must not be there`];
    if (type.flags & ts.TypeFlags.String || type.isIntersection()) {
      return typeof value === 'string' ? [] : [`${path}: not a text`];
    }
    if (type.flags & ts.TypeFlags.Number) {
      return Number.isSafeInteger(value) ? [] : [`${path}: not a whole number`];
    }
    const item = checker.isArrayType(type) && checker.getTypeArguments(type as ts.TypeReference)[0];
    if (item) {
      if (!Array.isArray(value)) return [`${path}: not a list`];
      return value.flatMap((each, index) => check(item, each, `${path}[${index}]`));
    }
    return checkObject(type, value, path);
  }

  function checkUnion(types: ts.Type[], value: unknown, path: string): string[] {
    const literals = types.flatMap((part) => (part.isStringLiteral() ? [part.value] : []));
    // An enum stays open for future values as an intersection with string: current values are among the known ones.
    const isChoice = literals.length > 0 && types.some((part) => part.isIntersection());
    if (isChoice && typeof value === 'string') {
      return literals.includes(value) ? [] : [`${path}: "${value}" is none of ${literals.join(', ')}`];
    }
    const ofObject = typeof value === 'object' && value !== null;
    const fitting = types.filter((part) => Boolean(part.flags & ts.TypeFlags.Object) === ofObject);
    const attempts = fitting.map((part) => check(part, value, path)).toSorted((a, b) => a.length - b.length);
    const [best = [`${path}: ${JSON.stringify(value)}`]] = attempts;
    return best.length === 0 || ofObject ? best : [`${path}: ${JSON.stringify(value)}`];
  }

  function checkObject(type: ts.Type, value: unknown, path: string): string[] {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return [`${path}: not an object`];
    const known = propertiesOf(type);
    const index = checker.getIndexInfoOfType(type, ts.IndexKind.String)?.type;
    if (known.size === 0 && !index) return [];
    const missing = [...known]
      .filter(([name, symbol]) => !(symbol.flags & ts.SymbolFlags.Optional) && !(name in value))
      .map(([name]) => `${path}.${name}: missing`);
    const wrong = Object.entries(value).flatMap(([name, part]) => {
      const symbol = known.get(name);
      const described = symbol ? checker.getTypeOfSymbol(symbol) : index;
      return described ? check(described, part, `${path}.${name}`) : [`${path}.${name}: unknown`];
    });
    return [...missing, ...wrong];
  }

  function isDecimal(type: ts.Type): boolean {
    return type.aliasSymbol?.name === 'Decimal';
  }

  function misfits(answer: unknown): string[] {
    if (typeof answer !== 'object' || answer === null || !('object' in answer))
      return ['not an object of Stripe'];
    const name = String(answer.object);
    if (name === 'list' && 'data' in answer && Array.isArray(answer.data))
      return answer.data.flatMap(misfits);
    const symbol = ('deleted' in answer ? deleted : objects).get(name);
    if (!symbol) return [`${name}: an object that described.ts does not list`];
    const ofObject = check(checker.getTypeOfSymbol(symbol), answer, name);
    if (name !== 'event') return ofObject;
    const about = 'data' in answer ? answer.data : null;
    const inside = typeof about === 'object' && about !== null && 'object' in about ? about.object : null;
    return [...ofObject, ...misfits(inside).map((misfit) => `in an event: ${misfit}`)];
  }

  return { misfits };
}
