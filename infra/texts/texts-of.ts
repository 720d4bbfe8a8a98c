import ts from 'typescript';

/** A text of the interface and the line of its file that it begins in. */
export interface InterfaceText {
  readonly line: number;
  /** What is filled in stands in braces: `{name}`. Of alternatives one is shown: `[a | b]`; `[a]` is left out at times. */
  readonly text: string;
}

/** Elements within a sentence. */
const inline = new Set([
  'a',
  'b',
  'br',
  'code',
  'em',
  'kbd',
  'span',
  'strong',
  'time',
  'Link',
  'WebLink',
  'DomainName',
]);
/** Attributes that are not shown to anybody. */
const silent = new Set([
  ...[
    'className',
    'href',
    'id',
    'key',
    'name',
    'rel',
    'role',
    'src',
    'srcSet',
    'target',
    'to',
    'type',
    'value',
  ],
  ...[
    'autoComplete',
    'accept',
    'form',
    'look',
    'size',
    'style',
    'tone',
    'd',
    'points',
    'viewBox',
    'transform',
  ],
  ...['draft', 'scope', 'sizes', 'inputMode', 'pattern', 'dateTime', 'media'],
]);

/** The texts that a file shows to people, in the order of its lines. */
export function textsOf(file: string, source: string): InterfaceText[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const root = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind);
  const found: InterfaceText[] = [];
  const add = (node: ts.Node, text: string) => {
    const line = root.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    found.push({ line, text: text.replace(/\s+/g, ' ').trim() });
  };

  function visit(node: ts.Node): void {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
      if (ts.isJsxElement(node)) visit(node.openingElement);
      for (const run of runsOf(node.children)) {
        const text = run.map(sentence).join('');
        const [first] = run;
        if (first && run.every(isInline) && isText(text)) add(first, text);
        else for (const child of run) visit(child);
      }
    } else if (ts.isJsxAttribute(node)) {
      if (!silent.has(node.name.getText()) && node.initializer) visit(node.initializer);
    } else if (isPhrase(node)) {
      if (isRead(node)) add(node, sentence(node));
    } else if (ts.isCallExpression(node) && isCounted(node)) add(node, sentence(node));
    else if (!isSilent(node)) ts.forEachChild(node, visit);
  }
  visit(root);
  return found.sort((one, other) => one.line - other.line);
}

/** The children of an element, those that make up one sentence together. */
function runsOf(children: readonly ts.JsxChild[]): ts.JsxChild[][] {
  const runs: ts.JsxChild[][] = [];
  let run: ts.JsxChild[] = [];
  for (const child of children) {
    if (isInline(child)) run.push(child);
    else {
      runs.push(run, [child]);
      run = [];
    }
  }
  return [...runs, run].filter(({ length }) => length > 0);
}

function isInline(node: ts.Node): boolean {
  if (ts.isJsxText(node)) return true;
  if (ts.isJsxExpression(node)) return node.expression === undefined || isInline(node.expression);
  if (ts.isParenthesizedExpression(node)) return isInline(node.expression);
  if (ts.isConditionalExpression(node)) return isInline(node.whenTrue) && isInline(node.whenFalse);
  if (ts.isBinaryExpression(node)) return isInline(node.right);
  if (ts.isJsxFragment(node)) return node.children.every(isInline);
  if (ts.isJsxSelfClosingElement(node)) return inline.has(node.tagName.getText());
  if (ts.isJsxElement(node)) {
    return inline.has(node.openingElement.tagName.getText()) && node.children.every(isInline);
  }
  // A list of elements is not part of a sentence.
  return !/=>\s*[({]?\s*[<({]/.test(node.getText());
}

/** What a piece of a sentence says. */
function sentence(node: ts.Node): string {
  if (ts.isJsxText(node)) return node.text.replace(/\s*\n\s*/g, (_, at: number) => lineBreak(node.text, at));
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node)) {
    const spans = node.templateSpans.map(({ expression, literal }) => sentence(expression) + literal.text);
    return node.head.text + spans.join('');
  }
  if (ts.isJsxExpression(node)) return node.expression ? sentence(node.expression) : '';
  if (ts.isParenthesizedExpression(node)) return sentence(node.expression);
  if (ts.isConditionalExpression(node)) return alternatives(node.whenTrue, node.whenFalse);
  if (ts.isBinaryExpression(node)) {
    const { kind } = node.operatorToken;
    if (kind === ts.SyntaxKind.AmpersandAmpersandToken) return alternatives(node.right);
    if (kind === ts.SyntaxKind.PlusToken) return sentence(node.left) + sentence(node.right);
    return ts.isStringLiteralLike(node.right) && node.right.text !== ''
      ? alternatives(node.left, node.right)
      : filledIn(node.left);
  }
  if (ts.isJsxElement(node) || ts.isJsxFragment(node)) return node.children.map(sentence).join('');
  if (ts.isJsxSelfClosingElement(node)) {
    return node.tagName.getText() === 'br' ? ' ' : `{${node.tagName.getText()}}`;
  }
  if (ts.isCallExpression(node) && isCounted(node)) {
    const [count, one, many] = node.arguments;
    if (count && one && many) return `${filledIn(count)} ${alternatives(one, many)}`;
  }
  return filledIn(node);
}

/** As in JSX: a line break at either end of a text is dropped, any other becomes a space. */
function lineBreak(text: string, at: number): string {
  return at === 0 || text.slice(at).trim() === '' ? '' : ' ';
}

function alternatives(...nodes: readonly ts.Node[]): string {
  const said = nodes.map(sentence).filter((text) => text.trim() !== '');
  return said.length === 0 ? '' : `[${said.join(' | ')}]`;
}

/** `{name}` for what is filled in: the last name of an expression. */
function filledIn(node: ts.Node): string {
  if (node.kind === ts.SyntaxKind.NullKeyword || node.getText() === 'undefined') return '';
  const called = ts.isCallExpression(node) ? (node.arguments[0] ?? node.expression) : node;
  const words = called.getText().match(/[A-Za-z_]\w*/g) ?? [];
  return `{${words.filter((word) => !/^(length|toLocaleString)$/.test(word)).at(-1) ?? '…'}}`;
}

function isCounted(node: ts.CallExpression): boolean {
  return node.expression.getText() === 'counted' && node.arguments.length === 3;
}

function isPhrase(node: ts.Node): node is ts.StringLiteralLike | ts.TemplateExpression {
  return ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);
}

/** Whether a text has words of its own, apart from what is filled in. */
function isText(text: string): boolean {
  return /\p{L}{2}|\bI\b/u.test(text.replace(/\{[^}]*\}/g, ''));
}

/** Whether a literal reads as a text: it begins as a sentence does, or has several words. */
function isRead(node: ts.StringLiteralLike | ts.TemplateExpression): boolean {
  const text = sentence(node).trim();
  if (!isText(text) || /^[\w-]*[/.#@?=:][\w/-]/.test(text) || /[;{]\s*$|var\(--|^\d+ \d+ /.test(text))
    return false;
  return /^["“‘]?\p{Lu}[\p{Ll}’' ]/u.test(text) || /\p{L}{2}.* \S*\p{L}/u.test(text);
}

/** Parts of the code that say nothing to people. */
function isSilent(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return true;
  if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isCaseClause(node))
    return false;
  return ts.isNewExpression(node) && /Error$/.test(node.expression.getText());
}
