export const uploads = {
  uploading: 'Uploading',
  slow: 'File storage is not responding. The upload will continue when the storage responds.',
} as const;
