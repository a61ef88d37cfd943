// Imported before anything else, because React picks its production or development build when it is loaded.
process.env.NODE_ENV = "production";
