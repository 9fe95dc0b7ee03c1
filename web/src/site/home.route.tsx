export default function HomeRoute() {
  return <main><h1>HomeRoute</h1></main>;
}
