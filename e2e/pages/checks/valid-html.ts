import { loadHtmlValidate } from '@/tools/verify/tools';

const OPTIONS = {
  extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
  rules: {
    // React serialises HTML in a style that these rules reject.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    // Safari ignores the semantics of lists without bullets unless they have a role.
    'no-redundant-role': 'off',
    'prefer-native-element': ['error', { exclude: ['list'] }],
    'require-sri': ['error', { target: 'crossorigin' }],
    // Landmarks of the same kind need names. By default, this rule rejects names on some elements that can have them.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // HTML allows ids that start with an underscore, as the framework's ids do.
    'valid-id': ['error', { relaxed: true }],
    // Matters of taste. The content's own tests limit the length of titles.
    'long-title': 'off',
    'tel-non-breaking': 'off',
  },
};

async function createValidator() {
  const { HtmlValidate } = await loadHtmlValidate();
  return new HtmlValidate(OPTIONS);
}

let validator: ReturnType<typeof createValidator> | undefined;

/** Returns the problems in a page's HTML. */
export async function htmlFaults(html: string, path: string): Promise<string[]> {
  validator ??= createValidator();
  const { results } = await (await validator).validateString(html, path);
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, selector, line }) => `${ruleId}: ${message} (${selector ?? `line ${line}`})`,
    ),
  );
}
