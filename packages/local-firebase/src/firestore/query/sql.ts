/** A piece of SQL with the values of its placeholders. */
export type Sql = { text: string; values: (string | number | Buffer)[] };

export function sql(text: string, ...values: Sql['values']): Sql {
  return { text, values };
}

/** Joins pieces in order; returns `none` if there are no pieces. */
export function joinSql(parts: readonly Sql[], separator: string, none = ''): Sql {
  if (parts.length === 0) return sql(none);
  return {
    text: parts.map(({ text }) => text).join(separator),
    values: parts.flatMap(({ values }) => values),
  };
}

/** Joins conditions with AND or OR, in brackets. If there are no conditions, AND is true and OR is false. */
export function combine(parts: readonly Sql[], operator: 'AND' | 'OR'): Sql {
  if (parts.length === 0) return sql(operator === 'AND' ? '1' : '0');
  const { text, values } = joinSql(parts, ` ${operator} `);
  return sql(`(${text})`, ...values);
}
