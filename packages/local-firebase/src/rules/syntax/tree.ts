/**
 * A node of the syntax tree. `at` is the source offset to which errors refer; for an operation, it is the operator's
 * offset. `end` is the offset at which the node ends.
 */
type Node<Kind extends string, Parts> = { kind: Kind; at: number; end: number } & Parts;

export type PathSegmentNode =
  | Node<'plain', { text: string }>
  | Node<'capture', { name: string; recursive: boolean }>
  | Node<'embedded', { value: ExpressionNode }>;

export type UnaryOperator = '!' | '-';
export type BinaryOperator =
  | '*'
  | '/'
  | '%'
  | '+'
  | '-'
  | '<'
  | '<='
  | '>'
  | '>='
  | '=='
  | '!='
  | 'in'
  | '&&'
  | '||';

export type ExpressionNode =
  | Node<'literal', { value: null | boolean | bigint | number | string }>
  | Node<'integer', { digits: string }>
  | Node<'bytes', { parts: { encoding: 'utf8' | 'latin1'; text: string }[] }>
  | Node<'list', { items: ExpressionNode[] }>
  | Node<'map', { entries: { key: ExpressionNode; value: ExpressionNode }[] }>
  | Node<'path', { segments: PathSegmentNode[] }>
  | Node<'variable', { name: string }>
  | Node<'group', { inner: ExpressionNode }>
  | Node<'unary', { operator: UnaryOperator; operand: ExpressionNode }>
  | Node<'binary', { operator: BinaryOperator; left: ExpressionNode; right: ExpressionNode }>
  | Node<'is', { operand: ExpressionNode; type: string }>
  | Node<'conditional', { condition: ExpressionNode; yes: ExpressionNode; no: ExpressionNode }>
  | Node<'member', { object: ExpressionNode; name: string }>
  | Node<'index', { object: ExpressionNode; index: ExpressionNode }>
  | Node<'slice', { object: ExpressionNode; from: ExpressionNode | null; to: ExpressionNode | null }>
  | Node<'call', { name: string; args: ExpressionNode[] }>
  | Node<'method', { object: ExpressionNode; name: string; args: ExpressionNode[] }>;

export type NameNode = { name: string; at: number };
export type LetNode = Node<'let', { name: string; value: ExpressionNode }>;
export type FunctionNode = Node<
  'function',
  { name: string; parameters: NameNode[]; lets: LetNode[]; result: ExpressionNode }
>;
export type AllowNode = Node<'allow', { methods: NameNode[]; condition: ExpressionNode | null }>;
export type MatchNode = Node<
  'match',
  { segments: PathSegmentNode[]; body: (MatchNode | AllowNode | FunctionNode)[] }
>;
export type ServiceNode = Node<'service', { name: string; body: (MatchNode | FunctionNode)[] }>;
export type FileNode = {
  version: { value: string; at: number } | null;
  declarations: (ServiceNode | FunctionNode)[];
};

/** An operator and what follows it (an operand, or the type after `is`), before precedence is applied. */
export type OperatorTail =
  | { operator: BinaryOperator; at: number; right: ExpressionNode }
  | { operator: 'is'; at: number; end: number; type: string };
