/** Goes by name and type alone: browsers leave the type of HEIC files empty. */

export const isPhotoFile = (file: { name: string; type: string }): boolean =>
  file.type.startsWith('image/') || isHeicFile(file);

export const isHeicFile = (file: { name: string; type: string }): boolean =>
  /^image\/hei[cf]/.test(file.type) || /\.hei[cf]$/i.test(file.name);

export const base64Part = (dataUrl: string): string => dataUrl.slice(dataUrl.indexOf(',') + 1);
