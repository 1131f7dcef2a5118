import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tabs, type TabsProps } from './tabs';
import './tabs.element';
import { testLabels } from '@/components/ui/testing/labels';

const names = ['Tubes', 'Swabs', 'Bags'];

const tabsOf = (from: Partial<TabsProps> = {}) => (
  <Tabs
    label="Range"
    labels={testLabels}
    tabs={names.map((label) => ({ key: label.toLowerCase(), label, content: <p>About {label}</p> }))}
    {...from}
  />
);

const withPaths = {
  tabs: names.map((label) => ({
    key: label.toLowerCase(),
    label,
    href: `/range/${label.toLowerCase()}`,
    title: `${label} | Site`,
    content: <p id={`${label.toLowerCase()}-detail`}>About {label}</p>,
  })),
};

const tab = (name: string) => screen.getByRole('tab', { name });
const openPanel = () => screen.getByRole('tabpanel').id;
const back = () => history.back();

beforeEach(() => {
  history.replaceState(null, '', '/range');
  document.title = 'Range | Site';
});

describe('a set of tabs', () => {
  it('shows the first panel, and hides another in a way that lets find-in-page reveal it', () => {
    const { container } = render(tabsOf());
    expect(openPanel()).toBe('tubes');
    expect(tab('Tubes')).toHaveAttribute('aria-selected', 'true');
    expect(container.querySelector('#swabs')).toHaveAttribute('hidden', 'until-found');
  });

  it('connects a tab to its panel, and names the tablist and the panel', () => {
    render(tabsOf());
    expect(screen.getByRole('tablist', { name: 'Range' })).toBeInTheDocument();
    expect(tab('Swabs')).toHaveAttribute('aria-controls', 'swabs');
    expect(screen.getByRole('tabpanel')).toHaveAccessibleName('Tubes');
  });

  it('starts with the tab that the page selects', () => {
    render(tabsOf({ selected: 'bags' }));
    expect(openPanel()).toBe('bags');
  });

  it('moves with the arrow keys, wrapping around, and with Home and End', async () => {
    const user = userEvent.setup();
    render(tabsOf());
    tab('Tubes').focus();
    for (const [key, panel] of [
      ['{ArrowLeft}', 'bags'],
      ['{ArrowRight}', 'tubes'],
      ['{ArrowRight}', 'swabs'],
      ['{End}', 'bags'],
      ['{Home}', 'tubes'],
    ] as const) {
      await user.keyboard(key);
      expect(openPanel()).toBe(panel);
      expect(document.activeElement).toHaveAttribute('aria-controls', panel);
    }
  });

  it('has one tab in the tab order', async () => {
    const user = userEvent.setup();
    render(tabsOf());
    await user.click(tab('Swabs'));
    expect(screen.getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0)).toEqual([tab('Swabs')]);
  });

  it('leaves a click with a modifier key to the browser', () => {
    render(tabsOf());
    let taken: boolean | undefined;
    const look = (event: Event) => {
      taken = event.defaultPrevented;
      event.preventDefault();
    };
    addEventListener('click', look, { once: true });
    fireEvent.click(tab('Swabs'), { ctrlKey: true });
    expect(taken).toBe(false);
    expect(openPanel()).toBe('tubes');
  });
});

describe('the URL of a tab', () => {
  it('gets a history entry when another tab opens, but not when the open tab is clicked', async () => {
    const user = userEvent.setup();
    render(tabsOf());
    const before = history.length;
    await user.click(tab('Tubes'));
    await user.click(tab('Swabs'));
    await user.click(tab('Swabs'));
    expect(location.hash).toBe('#swabs');
    expect(history.length).toBe(before + 1);
  });

  it('opens the tab, even if it points to something inside the panel', () => {
    history.replaceState(null, '', '/range#bags-detail');
    render(tabsOf(withPaths));
    expect(openPanel()).toBe('bags');
  });

  it('can be a path with its own page title', async () => {
    const user = userEvent.setup();
    render(tabsOf(withPaths));
    expect(document.title).toBe('Range | Site');
    await user.click(tab('Swabs'));
    expect(location.pathname).toBe('/range/swabs');
    expect(document.title).toBe('Swabs | Site');
  });

  it('works with Back and Forward', async () => {
    const user = userEvent.setup();
    render(tabsOf(withPaths));
    await user.click(tab('Swabs'));
    await user.click(tab('Bags'));
    back();
    await waitFor(() => expect(openPanel()).toBe('swabs'));
    back();
    await waitFor(() => expect(openPanel()).toBe('tubes'));
    expect(document.title).toBe('Range | Site');
    history.forward();
    await waitFor(() => expect(openPanel()).toBe('swabs'));
  });

  it('can be the target of a link elsewhere on the page', async () => {
    const user = userEvent.setup();
    render(
      <>
        <a href="#bags">See the bags</a>
        {tabsOf()}
      </>,
    );
    await user.click(screen.getByRole('link', { name: 'See the bags' }));
    await waitFor(() => expect(openPanel()).toBe('bags'));
  });

  it('is set when find-in-page reveals a hidden panel', () => {
    const { container } = render(tabsOf());
    container.querySelector('#swabs p')?.dispatchEvent(new Event('beforematch', { bubbles: true }));
    expect(openPanel()).toBe('swabs');
    expect(location.hash).toBe('#swabs');
  });
});
