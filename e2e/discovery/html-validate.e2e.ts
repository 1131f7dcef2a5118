import { HtmlValidate } from 'html-validate';
import { pages } from '@/content/pages';
import { expect, test } from '../support/test';

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
    // Matters of taste: titles are limited by the content's own tests.
    'long-title': 'off',
    'tel-non-breaking': 'off',
  },
});

for (const path of [...pages.map((page) => page.path), '/no-such-page', '/files/pdf/unknown.pdf']) {
  test(`${path} is valid HTML`, async ({ request }) => {
    const report = await validator.validateString(await (await request.get(path)).text(), path);
    const messages = report.results.flatMap(({ messages: found }) =>
      found.map(
        ({ ruleId, message, selector, line }) => `${ruleId}: ${message} (${selector ?? `line ${line}`})`,
      ),
    );
    expect(messages).toEqual([]);
  });
}
