/** Words about files on their way to the store. */
export const uploads = {
  uploading: 'Uploading',
  checking: 'Checking the file',
} as const;
