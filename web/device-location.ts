/** Rounded to about ten kilometres, for privacy. @throws GeolocationPositionError */
export function locateDevice(): Promise<{ latitude: string; longitude: string }> {
  return new Promise((resolve, reject) =>
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        resolve({ latitude: coords.latitude.toFixed(1), longitude: coords.longitude.toFixed(1) }),
      reject,
      { enableHighAccuracy: false, timeout: 10_000, maximumAge: 30 * 60_000 },
    ),
  );
}
