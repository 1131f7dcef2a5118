import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy } from 'react';
import { LazyBoundary, lazyPart } from './lazy-boundary';

const missing = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
const Missing = lazy(() => Promise.reject(missing));
const Present = lazy(async () => ({ default: () => <p>Here</p> }));

describe('LazyBoundary', () => {
  it('shows the fallback until the part has loaded', async () => {
    render(
      <LazyBoundary fallback={<p>Waiting</p>}>
        <Present />
      </LazyBoundary>,
    );
    expect(screen.getByText('Waiting')).toBeVisible();
    expect(await screen.findByText('Here')).toBeVisible();
  });

  it('treats a part that has not loaded after two minutes as missing', async () => {
    jest.useFakeTimers();
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const Hanging = lazyPart(() => new Promise<() => null>(() => {}));
    render(
      <LazyBoundary fallback={<p>Waiting</p>}>
        <Hanging />
      </LazyBoundary>,
    );
    await act(() => jest.advanceTimersByTimeAsync(119_999));
    expect(screen.getByText('Waiting')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('offers a reload if the part fails to load, and keeps text typed elsewhere on the page', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    render(
      <>
        <input aria-label="Title" />
        <LazyBoundary fallback={null}>
          <Missing />
        </LazyBoundary>
      </>,
    );
    await userEvent.type(screen.getByLabelText('Title'), 'Typed');
    expect(await screen.findByRole('button', { name: 'Reload the page' })).toBeVisible();
    expect(screen.getByLabelText('Title')).toHaveValue('Typed');
    jest.restoreAllMocks();
  });
});
