import { fireEvent } from '@testing-library/react';

/** Replaces a field's text at once. Typing would render a whole editor again for each character. */
export const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
