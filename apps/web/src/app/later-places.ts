import type { RouteObject } from 'react-router'
import { later } from './places.ts'

/** Places for everyone that are still open. */
export const laterPublicPlaces: RouteObject[] = [later('/gdpr-settings', 'Privacy Settings')]

/** Every place that is not built yet. This list only shrinks. */
export const laterPlaces = laterPublicPlaces
