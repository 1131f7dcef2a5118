import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setUpPopovers } from '@/lib/elements/testing/popover';
import { setUpScreen } from '@/lib/elements/testing/screen-media';
import { Menu } from './menu';
import './menu.element';

const WIDE = '(min-width: 992px)';

const page = () => {
  const open = setUpPopovers();
  const resize = setUpScreen({ [WIDE]: false });
  render(
    <>
      <header>
        <a href="/">Home</a>
        <Menu label="Main" openLabel="Open menu" closeLabel="Close menu">
          <a href="#services">Services</a>
          <a href="#impact">Impact</a>
        </Menu>
      </header>
      <main>Content</main>
    </>,
  );
  return { resize, open: () => open(screen.getByRole('navigation', { hidden: true })) };
};

const toggle = () => screen.getByRole('button', { name: /menu/ });

describe('the menu on narrow screens', () => {
  it('has a button that names its action and reports that the menu is open', () => {
    const { open } = page();
    expect(toggle()).toHaveAccessibleName('Open menu');
    open();
    expect(toggle()).toHaveAccessibleName('Close menu');
    expect(toggle()).toHaveAttribute('aria-expanded', 'true');
  });

  it('keeps the focus inside on Tab and Shift+Tab', async () => {
    const user = userEvent.setup();
    const { open } = page();
    open();
    screen.getByText('Impact').focus();
    await user.tab();
    expect(toggle()).toHaveFocus();
    await user.tab({ shift: true });
    expect(screen.getByText('Impact')).toHaveFocus();
  });

  it('closes when a link is followed', async () => {
    const user = userEvent.setup();
    const { open } = page();
    open();
    await user.click(screen.getByText('Services'));
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes when the screen becomes wide', () => {
    const { open, resize } = page();
    open();
    resize({ [WIDE]: true });
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  });
});
