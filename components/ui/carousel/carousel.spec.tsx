import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setUpScreen } from '@/lib/elements/testing/screen-media';
import { servedMarkup } from '@/lib/elements/testing/served-markup';
import { setUpSight } from '@/lib/elements/testing/sight';
import { Carousel } from './carousel';
import './carousel.element';

const carousel = ({ times = 1 } = {}) => (
  <Carousel
    label="Our approach"
    layout="cards"
    times={times}
    labels={{ roleDescription: 'carousel', previous: 'Previous', next: 'Next' }}
    slides={['Listen', 'Build', 'Support'].map((title) => ({
      key: title,
      content: <a href="#more">{title}</a>,
    }))}
  />
);

const start = async () => {
  const see = setUpSight();
  setUpScreen({});
  const { container } = render(carousel({ times: 2 }));
  see(container.querySelector('ui-carousel'));
  await waitFor(() => expect(container.querySelector('[data-sliding]')).not.toBeNull());
  return container;
};

describe('a carousel as served', () => {
  it('is a named, focusable list', () => {
    const list = servedMarkup(carousel()).querySelector('ul');
    expect(list?.getAttribute('aria-label')).toBe('Our approach');
    expect(list?.tabIndex).toBe(0);
    expect(list?.querySelectorAll('li')).toHaveLength(3);
  });

  it('hides repeated slides from assistive technology and the keyboard', () => {
    const slides = [...servedMarkup(carousel({ times: 2 })).querySelectorAll('li')];
    expect(slides).toHaveLength(6);
    expect(
      slides.map((slide) => slide.getAttribute('aria-hidden') === 'true' && slide.hasAttribute('inert')),
    ).toEqual([false, false, false, true, true, true]);
  });
});

describe('the slider of a carousel', () => {
  it('does not start before the carousel is in view', () => {
    setUpSight();
    const { container } = render(carousel());
    expect(container.querySelector('.swiper-wrapper')).toBeNull();
  });

  it('has buttons that name the carousel', async () => {
    await start();
    expect(screen.getByRole('button', { name: 'Next: Our approach' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Previous: Our approach' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  it('keeps a disabled button in the tab order, so that the focus is not lost', async () => {
    await start();
    const previous = screen.getByRole('button', { name: 'Previous: Our approach' });
    expect(previous).toBeEnabled();
    expect(previous.tabIndex).toBe(0);
  });

  it('leaves the right arrow key to the page if the focus is elsewhere', async () => {
    const user = userEvent.setup();
    await start();
    const taken: boolean[] = [];
    addEventListener('keydown', (event) => taken.push(event.defaultPrevented));
    await user.keyboard('{ArrowRight}');
    expect(taken).toEqual([false]);
  });
});
