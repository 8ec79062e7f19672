import type { RouteObject } from 'react-router'
import { later } from './places.ts'

/** Places for signed-in visitors that are still open. */
export const laterProtectedPlaces: RouteObject[] = [later('/profile', 'Profile'), later('/settings', 'Settings')]

/** Every place that is not built yet. This list only shrinks. */
export const laterPlaces = laterProtectedPlaces
