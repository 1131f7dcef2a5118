import { HtmlValidate } from 'html-validate';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
  rules: {
    // How React writes what HTML takes in any case and form.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    // Safari forgets that a list without bullets is a list unless its role says so.
    'no-redundant-role': 'off',
    'prefer-native-element': ['error', { exclude: ['list'] }],
    'require-sri': ['error', { target: 'crossorigin' }],
    // What HTML allows in an id: the framework's own begin with an underscore.
    'valid-id': ['error', { relaxed: true }],
    // Matters of taste: titles are limited by the content's own tests.
    'long-title': 'off',
    'tel-non-breaking': 'off',
  },
});

/** What is wrong with a page as it is served, as sentences. */
export async function htmlFaults(html: string, path: string): Promise<string[]> {
  const { results } = await validator.validateString(html, path);
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, selector, line }) => `${ruleId}: ${message} (${selector ?? `line ${line}`})`,
    ),
  );
}
