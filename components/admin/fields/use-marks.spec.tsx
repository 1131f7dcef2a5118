import { act, renderHook } from '@testing-library/react';
import { useMarks } from './use-marks';

const open = (restored: object, changed: string[], merged: string[] = []) =>
  renderHook((props) => useMarks('Blog', props), { initialProps: { restored, changed, merged } });

describe('useMarks', () => {
  it('marks restored and merged fields, but no unknown fields', () => {
    const { result } = open({ title: 'A', unknown: 1 }, ['title'], ['link']);
    expect(result.current.marks).toEqual({ title: 'restored', link: 'merged' });
  });

  it('removes a mark when the field is saved or discarded, and does not restore the mark during typing', () => {
    const { result, rerender } = open({ title: 'A', link: '/b' }, ['title', 'link']);
    rerender({ restored: { title: 'A' }, changed: ['link'], merged: [] });
    expect(result.current.marks).toEqual({ link: 'restored' });
    rerender({ restored: { title: 'A' }, changed: ['title', 'link'], merged: [] });
    expect(result.current.marks).toEqual({ link: 'restored' });
  });

  it('marks fields taken over from a colleague', () => {
    const { result, rerender } = open({}, []);
    act(() => result.current.markTaken({ title: 'Theirs' }));
    rerender({ restored: {}, changed: ['title'], merged: [] });
    expect(result.current.marks).toEqual({ title: 'taken' });
  });
});
