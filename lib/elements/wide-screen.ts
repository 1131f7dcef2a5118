/** Whether the header shows its entries in a row: the breakpoint `lg` of the style sheets. */
export const wideScreen = () => matchMedia('(min-width: 992px)');
