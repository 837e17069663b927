import ts from 'typescript';

/** The exported names of the files, and the members of what they lead to in the folder, that have no comment. */
export function findUndocumented(program: ts.Program, files: readonly string[], folder: string): string[] {
  const checker = program.getTypeChecker();
  const found = new Set<string>();
  const visited = new Set<ts.Node>();

  const hasComment = (symbol: ts.Symbol) =>
    symbol.getDocumentationComment(checker).length > 0 ||
    symbol.getJsDocTags(checker).some(({ name }) => name === 'description');
  const targetOf = (symbol: ts.Symbol) =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

  const visit = (symbol: ts.Symbol) => {
    for (const declaration of symbol.declarations ?? []) {
      if (visited.has(declaration) || !declaration.getSourceFile().fileName.startsWith(folder)) continue;
      visited.add(declaration);
      // A table of data is explained as a whole, unless it is a list of constants.
      if (ts.isVariableDeclaration(declaration) && !/^[A-Z]/.test(symbol.name)) continue;
      ts.forEachChild(declaration, (child) => walk(child, [symbol.name]));
    }
  };

  const walk = (node: ts.Node, path: readonly string[]) => {
    const name = isMember(node) ? node.name.getText() : undefined;
    const here = name === undefined ? path : [...path, name];
    if (name !== undefined && !isFrame(here) && !isForbidden(node)) {
      const symbol = checker.getSymbolAtLocation((node as ts.PropertySignature).name);
      if (symbol !== undefined && !hasComment(symbol)) found.add(here.join('.'));
    }
    if (ts.isTypeReferenceNode(node)) {
      const symbol = checker.getSymbolAtLocation(node.typeName);
      if (symbol !== undefined && !(symbol.flags & ts.SymbolFlags.TypeParameter)) visit(targetOf(symbol));
    }
    ts.forEachChild(node, (child) => walk(child, here));
  };

  for (const file of files) {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    if (module === undefined) throw new Error(`${file} exports nothing`);
    for (const exported of checker.getExportsOfModule(module)) {
      const symbol = targetOf(exported);
      if (!hasComment(symbol) && !hasComment(exported)) found.add(exported.name);
      visit(symbol);
    }
  }
  return [...found].toSorted();
}

function isMember(node: ts.Node): node is ts.PropertySignature {
  return (
    ts.isPropertySignature(node) ||
    ts.isMethodSignature(node) ||
    ts.isPropertyDeclaration(node) ||
    ts.isMethodDeclaration(node)
  );
}

/** What must not be there needs no words: `data?: never`. */
function isForbidden(node: ts.Node): boolean {
  return ts.isPropertySignature(node) && node.type?.kind === ts.SyntaxKind.NeverKeyword;
}

/** The frame that OpenAPI puts around the contract's schemas has the same words in every document. */
function isFrame([root = '', part, , field]: readonly string[]): boolean {
  if (root === 'components') return part !== 'schemas' || field === undefined;
  return ['paths', 'operations', 'FillablePaths', 'FillablePost'].includes(root);
}
