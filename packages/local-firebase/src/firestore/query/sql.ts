/** A piece of SQL with the values of its question marks. */
export type Sql = { text: string; values: (string | number | Buffer)[] };

export function sql(text: string, ...values: Sql['values']): Sql {
  return { text, values };
}

/** Pieces one after the other; without any, `none`. */
export function joinSql(parts: readonly Sql[], separator: string, none = ''): Sql {
  if (parts.length === 0) return sql(none);
  return {
    text: parts.map(({ text }) => text).join(separator),
    values: parts.flatMap(({ values }) => values),
  };
}

/** Conditions in brackets, joined by AND or OR; none at all is true for AND and false for OR. */
export function combine(parts: readonly Sql[], operator: 'AND' | 'OR'): Sql {
  if (parts.length === 0) return sql(operator === 'AND' ? '1' : '0');
  const { text, values } = joinSql(parts, ` ${operator} `);
  return sql(`(${text})`, ...values);
}
