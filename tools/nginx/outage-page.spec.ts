import { company } from '../../content/company';
import { status } from '../../content/status';
import { PLAIN_PAGE_POLICY } from '../../lib/markup/plain-page';
import { nginxConfig } from './nginx-config';
import { outagePage } from './outage-page';

it('the page that nginx shows while the site is down says everything that /status says, and links to phone and email', () => {
  const html = outagePage();
  const { heading, lead, sections } = status;
  const texts = sections.flatMap(({ heading, paragraphs, list = [] }) => [heading, ...paragraphs, ...list]);
  for (const text of [heading, lead, ...texts]) expect(html).toContain(text);
  for (const { href } of company.phones) expect(html).toContain(`href="${href}"`);
  expect(html).toContain(`href="mailto:${company.email.enquiries}"`);
  expect(html).not.toMatch(/<(?:script|link|img)/);
});

it('nginx sends it with the policy that allows its style', () => {
  const config = nginxConfig({ folder: '/var/cache/site', port: 80, sitePort: 3001, host: '*' }, false);
  expect(config).toContain(`add_header Content-Security-Policy "${PLAIN_PAGE_POLICY}" always;`);
  expect(config).not.toMatch(/\{\{|\}\}/);
});
