import '@/components/admin/testing/no-network';
import { act, renderHook } from '@testing-library/react';
import { useAction } from './use-action';

afterEach(() => jest.restoreAllMocks());

describe('an action that starts offline', () => {
  it('waits until the connection is back, then runs and no longer reports that it is waiting', async () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { result } = renderHook(() => useAction());
    const action = jest.fn(() => new Promise<never>(() => {}));
    act(() => void result.current.run(action));
    expect(result.current).toMatchObject({ busy: true, command: { is: 'waiting' } });
    expect(action).not.toHaveBeenCalled();

    onLine.mockReturnValue(true);
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(action).toHaveBeenCalledTimes(1);
    expect(result.current).toMatchObject({ busy: true, command: { is: 'running' } });
  });
});
