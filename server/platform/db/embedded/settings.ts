/** No password: the socket's folder keeps others out. */
export const user = 'vestidor';
export const database = 'postgres';

/** Passed at each start, so that new settings reach old data. */
export function serverSettings(socketFolder: string, survivesPowerCuts: boolean): string[] {
  const durable = survivesPowerCuts ? 'on' : 'off';
  const settings = {
    listen_addresses: '',
    unix_socket_directories: socketFolder,
    unix_socket_permissions: '0700',
    max_connections: '100',
    shared_buffers: '128MB',
    fsync: durable,
    full_page_writes: durable,
    synchronous_commit: durable,
    // Compiling costs more than running our queries.
    jit: 'off',
    // Parallel workers need /dev/shm, often only 64 MB in a container.
    max_parallel_workers_per_gather: '0',
    timezone: 'UTC',
    log_timezone: 'UTC',
    lc_messages: 'C',
    log_min_messages: 'warning',
    log_line_prefix: '%m [%p] ',
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/** Sorts by code point: an update of libc cannot corrupt an index. */
export const clusterOptions = [
  `--username=${user}`,
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--auth-local=trust',
  '--auth-host=reject',
];

/** PGDATA or a library path would change these programs. */
export const programEnvironment = { PATH: '/usr/bin:/bin:/usr/sbin:/sbin', LC_ALL: 'C', TZ: 'UTC' };
