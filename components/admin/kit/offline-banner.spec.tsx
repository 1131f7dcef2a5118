import { act, render, screen } from '@testing-library/react';
import { session } from '@/content/admin/session';
import { OfflineBanner, whenOnline } from './offline-banner';

function connect(online: boolean) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
}

afterEach(() => jest.restoreAllMocks());

describe('OfflineBanner', () => {
  it('shows a message while the device is offline', () => {
    render(<OfflineBanner />);
    expect(screen.queryByText(session.offline)).toBeNull();
    connect(false);
    expect(screen.getByRole('status')).toHaveTextContent(session.offline);
    connect(true);
    expect(screen.queryByText(session.offline)).toBeNull();
  });
});

describe('whenOnline', () => {
  it('resolves only when the device is online again', async () => {
    connect(false);
    const order: string[] = [];
    const waiting = whenOnline().then(() => order.push('online'));
    order.push('asked');
    connect(true);
    await waiting;
    expect(order).toEqual(['asked', 'online']);
  });
});
