// Where a table lives: on a server or on this device. Its name alone says so.

export const isOnDevice = (table: string): boolean => table.startsWith('device-');

/** Who plays on a device: there is nobody else. */
export const deviceToken = 'device:me';

/** Built for a host that serves files and nothing else: everything happens on this device. */
export const isStatic = import.meta.env.MODE === 'static';
