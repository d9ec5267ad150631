/** Names the server is known by; the socket's folder, not a password, is what keeps others out. */
export const user = 'vestidor';
export const database = 'postgres';

/** Given at each start, so that a new version's settings reach data that an older one made. */
export function serverSettings(socketFolder: string): string[] {
  const settings = {
    listen_addresses: '',
    unix_socket_directories: socketFolder,
    unix_socket_permissions: '0700',
    max_connections: '100',
    shared_buffers: '128MB',
    fsync: 'on',
    full_page_writes: 'on',
    synchronous_commit: 'on',
    // Compiling a query costs more than running one of ours.
    jit: 'off',
    // Parallel workers share memory through /dev/shm, of which a container often has 64 MB.
    max_parallel_workers_per_gather: '0',
    timezone: 'UTC',
    log_timezone: 'UTC',
    lc_messages: 'C',
    log_min_messages: 'warning',
    log_line_prefix: '%m [%p] ',
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/** Sorts by code point, by the same rules on every system and for ever: an index never goes stale with libc. */
export const clusterOptions = [
  `--username=${user}`,
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--auth-local=trust',
  '--auth-host=reject',
];

/** Variables such as PGDATA or a foreign library path would change what these programs do. */
export const programEnvironment = { PATH: '/usr/bin:/bin:/usr/sbin:/sbin', LC_ALL: 'C', TZ: 'UTC' };
