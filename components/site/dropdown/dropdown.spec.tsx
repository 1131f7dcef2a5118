import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setUpScreen } from '@/lib/elements/testing/screen-media';
import { Dropdown } from './dropdown';
import './dropdown.element';

const page = ({ wide = true } = {}) => {
  setUpScreen({ '(min-width: 992px)': wide });
  render(
    <>
      <Dropdown label="Our Products" current={false}>
        <li>
          <a href="#molecular">Molecular</a>
        </li>
      </Dropdown>
      <a href="#services">Services</a>
    </>,
  );
  return userEvent.setup();
};

const button = () => screen.getByRole('button', { name: 'Our Products' });
const isOpen = () => button().getAttribute('aria-expanded') === 'true';
const element = () => button().closest('site-dropdown') ?? document.body;

describe('the dropdown in the header', () => {
  it('opens when the pointer enters and closes when it leaves', async () => {
    const user = page();
    await user.hover(button());
    expect(isOpen()).toBe(true);
    await user.unhover(element());
    expect(isOpen()).toBe(false);
  });

  it('opens on keyboard focus and closes when the focus leaves', async () => {
    const user = page();
    await user.tab();
    expect(isOpen()).toBe(true);
    await user.tab();
    expect(screen.getByText('Molecular')).toHaveFocus();
    expect(isOpen()).toBe(true);
    await user.tab();
    expect(isOpen()).toBe(false);
  });

  it('stays open on the first press of the focused button and closes on the second', async () => {
    const user = page();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(isOpen()).toBe(true);
    await user.keyboard('{Enter}');
    expect(isOpen()).toBe(false);
  });

  it('opens and closes by touch', async () => {
    const user = page();
    await user.pointer({ keys: '[TouchA]', target: button() });
    expect(isOpen()).toBe(true);
    await user.pointer({ keys: '[TouchA]', target: button() });
    expect(isOpen()).toBe(false);
  });

  it('is dismissed by Escape, and the focus returns to the button', async () => {
    const user = page();
    await user.tab();
    await user.tab();
    await user.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    expect(button()).toHaveFocus();
  });

  it('is dismissed by Escape if the pointer opened it and the focus is elsewhere', async () => {
    const user = page();
    await user.hover(button());
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(isOpen()).toBe(false);
  });
});

describe('the list in the collapsed menu', () => {
  it('starts expanded, ignores hover, and is collapsed by its button', async () => {
    const user = page({ wide: false });
    expect(isOpen()).toBe(true);
    await user.hover(button());
    await user.unhover(element());
    expect(isOpen()).toBe(true);
    await user.click(button());
    expect(isOpen()).toBe(false);
  });
});
