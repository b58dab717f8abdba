import { findHour, toLocalTime } from "./business-time.server";
import { type Coordinates, parseCoordinates } from "./coordinates";
import { DAY, HOUR } from "./durations";

export interface NightState {
  isNight: boolean;
  /** Milliseconds: the next two times when night begins or ends. */
  changes: [number, number];
}

const EVENING_HOUR = 20;
const MORNING_HOUR = 7;

export function describeNight(now: number, coordinates: string, zone: string): NightState {
  const parsed = parseCoordinates(coordinates);
  const place = parsed && fitsZone(parsed, now, zone) ? parsed : null;
  const changes = [-1, 0, 1, 2]
    .flatMap((days) => {
      const sameTime = toLocalTime(now, zone).add({ days }).epochMilliseconds;
      const [rise, set] =
        (place && findSun(now + days * DAY, place)) ??
        [MORNING_HOUR, EVENING_HOUR].map((hour) => findHour(sameTime, zone, hour).getTime());
      return [
        { at: rise as number, isNight: false },
        { at: set as number, isNight: true },
      ];
    })
    .sort((one, other) => one.at - other.at);
  const [next, afterNext] = changes.filter(({ at }) => at > now);
  if (!next || !afterNext) throw new Error("no sunset found");
  return { isNight: !next.isNight, changes: [next.at, afterNext.at] };
}

const MAX_HOURS_APART = 4;

/** False if probably only the time zone or only the coordinates were changed. */
function fitsZone({ longitude }: Coordinates, now: number, zone: string): boolean {
  const hours = toLocalTime(now, zone).offsetNanoseconds / 3.6e12 - longitude / 15;
  return Math.abs(((hours + 36) % 24) - 12) <= MAX_HOURS_APART;
}

const DAYS_TO_2000 = 10_957;
const toRadians = (degrees: number) => (degrees * Math.PI) / 180;
const sin = (degrees: number) => Math.sin(toRadians(degrees));
/** The sun's center is this many degrees high at sunrise, because of its radius and refraction. */
const HORIZON = -0.833;
const AXIAL_TILT = 23.44;

/** By the sunrise equation, exact to about two minutes. Null if the sun does not rise or set on the day of `at`. */
function findSun(at: number, { latitude, longitude }: Coordinates): [number, number] | null {
  const day = Math.floor((at + (longitude / 15) * HOUR) / DAY) - DAYS_TO_2000;
  const meanNoon = day - longitude / 360;
  const anomaly = 357.5291 + 0.98560028 * meanNoon;
  const center = 1.9148 * sin(anomaly) + 0.02 * sin(2 * anomaly) + 0.0003 * sin(3 * anomaly);
  const ecliptic = anomaly + center + 282.9372;
  const noon = meanNoon + 0.0053 * sin(anomaly) - 0.0069 * sin(2 * ecliptic);
  const sinDeclination = sin(ecliptic) * sin(AXIAL_TILT);
  const cosDeclination = Math.sqrt(1 - sinDeclination ** 2);
  const cosHourAngle =
    (sin(HORIZON) - sin(latitude) * sinDeclination) / (Math.cos(toRadians(latitude)) * cosDeclination);
  if (Math.abs(cosHourAngle) >= 1) return null;
  const half = Math.acos(cosHourAngle) / (2 * Math.PI);
  // Days of this equation begin at noon.
  const toTime = (days: number) => Math.round((days + DAYS_TO_2000 + 0.5) * DAY);
  return [toTime(noon - half), toTime(noon + half)];
}
