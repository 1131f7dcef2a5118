/** The icons of the editors, which the first view does not load. Drawn like those in `icons.tsx`. */
export const editorIcons = {
  add: 'M10 4.5v11M4.5 10h11',
  back: 'M12 4.5 6.5 10l5.5 5.5',
  down: 'M5.5 8 10 12.5 14.5 8',
  handle: 'M7.5 5h.01M12.5 5h.01M7.5 10h.01M12.5 10h.01M7.5 15h.01M12.5 15h.01',
  up: 'M10 16V4M5.5 8.5 10 4l4.5 4.5',
  moveDown: 'M10 4v12M5.5 11.5 10 16l4.5-4.5',
  duplicate: 'M7 7h9.5v9.5H7zM13 7V3.5H3.5V13H7',
  delete: 'M4 6h12M8 6V3.5h4V6M5.5 6l.7 10.5h7.6L14.5 6M8.5 9v5M11.5 9v5',
  text: 'M4.5 5V4h11v1M10 4v12M8 16h4',
  keyboard:
    'M2.5 4.5h15v8h-15zM5.5 7.5h.01M8.5 7.5h.01M11.5 7.5h.01M14.5 7.5h.01M7 10h6M8.5 15.5 10 17l1.5-1.5',
  panel: 'M3 4h14v12H3zM12.5 4v12',
  preview:
    'M2.2 10C4 6.5 6.8 4.8 10 4.8s6 1.7 7.8 5.2c-1.8 3.5-4.6 5.2-7.8 5.2S4 13.5 2.2 10zM10 7.7a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6z',
  close: 'M5 5l10 10M15 5 5 15',
  check: 'M4.5 10.5 8.3 14 15.5 6.5',
  warning: 'M10 3.5 17.5 16.5H2.5zM10 8.5v3.5M10 14.2h.01',
  save: 'M4 3.5h9.5L16.5 6.5v10h-13zM6.5 3.5v4h6v-4M6.5 16.5v-5h7v5',
  publish: 'M10 13V4M6.5 7.5 10 4l3.5 3.5M4 16.5h12',
  unpublish: 'M10 4v9M6.5 9.5 10 13l3.5-3.5M4 16.5h12',
} as const;
