import { testLabels } from '@/components/ui/testing/labels';
import { servedMarkup } from '@/lib/elements/testing/served-markup';
import { Tabs } from './tabs';

const served = () =>
  servedMarkup(
    <Tabs
      label="Range"
      labels={testLabels}
      tabs={[
        { key: 'tubes', label: 'Tubes', content: <p>About tubes</p> },
        {
          key: 'swabs',
          label: 'Swabs',
          heading: 'Swabs and funnel',
          href: '/range/swabs',
          content: <p>About swabs</p>,
        },
      ]}
    />,
  );

describe('tabs as served', () => {
  it('are links to panels that are all readable under their headings', () => {
    const body = served();
    expect([...body.querySelectorAll('h3')].map((heading) => heading.textContent)).toEqual([
      'Tubes',
      'Swabs and funnel',
    ]);
    expect([...body.querySelectorAll('ul a')].map((link) => link.getAttribute('href'))).toEqual([
      '#tubes',
      '/range/swabs',
    ]);
    expect(body.querySelector('[hidden]')).toBeNull();
  });

  it('have no role that needs a script', () => {
    expect(
      served().querySelector('[role="tab"], [role="tablist"], [role="tabpanel"], [aria-selected]'),
    ).toBeNull();
  });
});
