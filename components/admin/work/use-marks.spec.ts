import { act, renderHook } from '@testing-library/react';
import { useMarks } from './use-marks';

const open = (restored: object, changed: string[], merged: string[] = []) =>
  renderHook((props) => useMarks('Blog', props), { initialProps: { restored, changed, merged } });

describe('the marks of a form', () => {
  it('name restored and merged fields, but no unknown ones', () => {
    const { result } = open({ title: 'A', unknown: 1 }, ['title'], ['link']);
    expect(result.current.marks).toEqual({ title: 'restored', link: 'merged' });
  });

  it('disappear on save or discard, and do not return during typing', () => {
    const { result, rerender } = open({ title: 'A', link: '/b' }, ['title', 'link']);
    rerender({ restored: { title: 'A' }, changed: ['link'], merged: [] });
    expect(result.current.marks).toEqual({ link: 'restored' });
    rerender({ restored: { title: 'A' }, changed: ['title', 'link'], merged: [] });
    expect(result.current.marks).toEqual({ link: 'restored' });
  });

  it('name fields taken over from a colleague', () => {
    const { result, rerender } = open({}, []);
    act(() => result.current.markTaken({ title: 'Theirs' }));
    rerender({ restored: {}, changed: ['title'], merged: [] });
    expect(result.current.marks).toEqual({ title: 'taken' });
  });
});
