import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { testLabels } from '@/components/ui/testing/labels';
import { servedMarkup } from '@/lib/elements/testing/served-markup';
import { DisclosureGroup } from './disclosure-group';
import './disclosure-group.element';

const group = (
  <DisclosureGroup
    labels={testLabels}
    disclosures={['Trivus', 'Novus', 'Urine'].map((name) => ({
      key: name.toLowerCase(),
      name,
      heading: `${name} at a glance`,
      content: <p>About {name}</p>,
    }))}
  />
);

const tile = (name: string) => screen.getByRole('button', { name });
const openTiles = () =>
  ['Trivus', 'Novus', 'Urine'].filter((name) => tile(name).getAttribute('aria-expanded') === 'true');
const openPanels = () => [...document.querySelectorAll('section:not([hidden])')].map(({ id }) => id);

const scrolledTo: string[] = [];

beforeEach(() => {
  history.replaceState(null, '', '/');
  scrolledTo.length = 0;
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolledTo.push(this.id);
  };
});

describe('a group of disclosures', () => {
  it('starts with everything closed', () => {
    render(group);
    expect(openTiles()).toEqual([]);
    expect(openPanels()).toEqual([]);
  });

  it('opens a panel and scrolls to it', async () => {
    const user = userEvent.setup();
    render(group);
    await user.click(tile('Novus'));
    expect(openTiles()).toEqual(['Novus']);
    expect(openPanels()).toEqual(['novus']);
    expect(scrolledTo).toEqual(['novus']);
    expect(tile('Novus')).toHaveAttribute('aria-controls', 'novus');
  });

  it('closes the panel on the second click, without scrolling', async () => {
    const user = userEvent.setup();
    render(group);
    await user.click(tile('Novus'));
    await user.click(tile('Novus'));
    expect(openTiles()).toEqual([]);
    expect(scrolledTo).toEqual(['novus']);
  });

  it('replaces the open panel with another', async () => {
    const user = userEvent.setup();
    render(group);
    await user.click(tile('Novus'));
    await user.click(tile('Urine'));
    expect(openTiles()).toEqual(['Urine']);
    expect(openPanels()).toEqual(['urine']);
  });

  it('responds to Enter and the space bar, and keeps the focus on the tile', async () => {
    const user = userEvent.setup();
    render(group);
    tile('Trivus').focus();
    await user.keyboard(' ');
    expect(openTiles()).toEqual(['Trivus']);
    await user.keyboard('{Enter}');
    expect(openTiles()).toEqual([]);
    expect(tile('Trivus')).toHaveFocus();
  });

  it('closes with the button in the panel and returns the focus to the tile', async () => {
    const user = userEvent.setup();
    render(group);
    await user.click(tile('Urine'));
    await user.click(screen.getByRole('button', { name: 'Close: Urine at a glance' }));
    expect(openTiles()).toEqual([]);
    expect(tile('Urine')).toHaveFocus();
  });
});

describe('the URL of a disclosure', () => {
  it('names the open panel, and has no fragment once the panel is closed', async () => {
    const user = userEvent.setup();
    render(group);
    await user.click(tile('Novus'));
    expect(location.hash).toBe('#novus');
    await user.click(tile('Novus'));
    expect(location.href).toBe(new URL('/', location.href).href);
  });

  it('opens its panel when the page loads', () => {
    history.replaceState(null, '', '/#urine');
    render(group);
    expect(openTiles()).toEqual(['Urine']);
  });

  it('works with Back and Forward', async () => {
    const user = userEvent.setup();
    render(group);
    await user.click(tile('Novus'));
    await user.click(tile('Urine'));
    history.back();
    await waitFor(() => expect(openTiles()).toEqual(['Novus']));
    history.back();
    await waitFor(() => expect(openTiles()).toEqual([]));
    history.forward();
    await waitFor(() => expect(openTiles()).toEqual(['Novus']));
  });

  it('returns to an earlier fragment on Back, and the panel closes', async () => {
    history.replaceState(null, '', '/#about');
    const user = userEvent.setup();
    render(group);
    await user.click(tile('Novus'));
    history.back();
    await waitFor(() => expect(location.hash).toBe('#about'));
    await waitFor(() => expect(openTiles()).toEqual([]));
  });

  it('can point to another part of the page while the panel stays open', async () => {
    const user = userEvent.setup();
    render(
      <>
        {group}
        <a href="#about">About</a>
      </>,
    );
    await user.click(tile('Novus'));
    await user.click(screen.getByRole('link', { name: 'About' }));
    await waitFor(() => expect(location.hash).toBe('#about'));
    expect(openTiles()).toEqual(['Novus']);
  });
});

describe('disclosures as served', () => {
  it('are links to panels that are all readable', () => {
    const body = servedMarkup(group);
    expect([...body.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      '#trivus',
      '#novus',
      '#urine',
    ]);
    expect(body.querySelector('[hidden], [aria-expanded]')).toBeNull();
  });
});
