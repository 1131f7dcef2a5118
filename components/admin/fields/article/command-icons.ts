import type { article as texts } from '@/content/admin/article';

/** The icons of the formatting commands. Drawn like those in `kit/icons.tsx`. */
export const commandIcons: Record<keyof typeof texts.commands, string> = {
  heading: 'M4 4v12M11 4v12M4 10h7M14 9l2.5-1.5V16',
  subheading: 'M4 4v12M10 4v12M4 10h6M13 9.5c.3-2.3 3.8-2.3 3.8 0 0 2-3.8 3.5-3.8 6.5h4',
  bold: 'M6 4h4.5a3 3 0 0 1 0 6H6zM6 10h5.5a3 3 0 0 1 0 6H6z',
  italic: 'M9 4h5M6 16h5M12 4 8.5 16',
  bullets: 'M7.5 5.5H17M7.5 10H17M7.5 14.5H17M3.5 5.5h.01M3.5 10h.01M3.5 14.5h.01',
  numbers: 'M8 5.5h9M8 10h9M8 14.5h9M3 4.5l1-.5v3.5M3 12.8c1.5-1.3 2.3.2 1 1.4l-1 1.3h2',
  link: 'M8.5 11.5a3 3 0 0 0 4.3 0l2.7-2.7a3 3 0 0 0-4.3-4.3l-1 1M11.5 8.5a3 3 0 0 0-4.3 0l-2.7 2.7a3 3 0 0 0 4.3 4.3l1-1',
  quote: 'M4 5v10M8 6h9M8 10h9M8 14h5',
  instruction: 'M4 3.5v13M8 5h9v10H8zM11 8.5h3M11 11.5h3',
  caution: 'M10 3.5 17.5 16.5H2.5zM10 8.5v3.5M10 14.2h.01',
  table: 'M3 4.5h14v11H3zM3 8.5h14M8 8.5v7M12.5 8.5v7',
  footnote: 'M3 7h8M3 11h8M3 15h5M14 4.5l1.5-1v5',
  undo: 'M7 5 3.5 8.5 7 12M3.5 8.5h8a4.5 4.5 0 0 1 0 9H9',
  redo: 'M13 5l3.5 3.5L13 12M16.5 8.5h-8a4.5 4.5 0 0 0 0 9H11',
  addRow: 'M3 3.5h14v6H3zM10 12v5.5M7.2 14.8h5.6',
  removeRow: 'M3 3.5h14v6H3zM7.2 14.8h5.6',
  addColumn: 'M3.5 3v14h6V3zM12 10h5.5M14.8 7.2v5.6',
  removeColumn: 'M3.5 3v14h6V3zM12 10h5.5',
  removeTable: 'M3 4.5h14v11H3zM7.5 7.5l5 5M12.5 7.5l-5 5',
  picture: 'M3 4h14v12H3zM3 13.5l4-4 3 3 2.5-2.5 4.5 4.5M12.5 7.5h.01',
};
